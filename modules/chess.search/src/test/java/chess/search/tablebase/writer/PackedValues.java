package chess.search.tablebase.writer;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** One array of values in the way a table file holds it: paired, coded and cut into blocks. */
final class PackedValues {
  private static final int SINGLE_VALUE = 128;
  private static final int LEAF = 0xFFF;

  /** The lengths of blocks are told in two bytes, offsets of the sparse index as well. */
  private static final int MOST_VALUES = 1 << 15;

  /** Entries behind the last block's, which a reader may run into. */
  private static final int SPARE_LENGTHS = 2;

  private final int flags;
  private final TableForm form;
  private final int count;
  private final byte single;
  private final PairGrammar text;
  private final SymbolCode code;
  private final List<Integer> blockStarts = new ArrayList<>();
  private final ByteArrayOutputStream data = new ByteArrayOutputStream();

  PackedValues(byte[] values, int flags, TableForm form) {
    this.form = form;
    count = values.length;
    single = values[0];
    boolean isSingle = true;
    for (byte value : values) {
      isSingle &= value == single;
    }
    this.flags = isSingle ? flags | SINGLE_VALUE : flags;
    text = isSingle ? null : new PairGrammar(values);
    code = isSingle ? null : new SymbolCode(text);
    if (!isSingle) {
      writeBlocks();
    }
  }

  private boolean isSingle() {
    return text == null;
  }

  private void writeBlocks() {
    int blockBits = Byte.SIZE << form.blockBits();
    byte[] block = new byte[1 << form.blockBits()];
    int bit = 0;
    int values = 0;
    int start = 0;
    blockStarts.add(0);
    for (int i = 0; i < text.size(); i++) {
      int symbol = text.symbol(i);
      int bits = code.length(symbol);
      if (bit + bits > blockBits || values - start + text.length[symbol] > MOST_VALUES) {
        data.writeBytes(block);
        block = new byte[block.length];
        bit = 0;
        start = values;
        blockStarts.add(start);
      }
      for (int j = bits - 1; j >= 0; j--, bit++) {
        block[bit >> 3] |= (byte) ((code.code(symbol) >> j & 1) << 7 - (bit & 7));
      }
      values += text.length[symbol];
    }
    data.writeBytes(block);
  }

  /** The description of the code and of the pairs. */
  byte[] sizes() {
    ByteBuffer out = ByteBuffer.allocate(1 << 12).order(ByteOrder.LITTLE_ENDIAN);
    out.put((byte) flags);
    if (isSingle()) {
      out.put(single);
      return written(out);
    }
    out.put((byte) form.blockBits()).put((byte) form.spanBits()).put((byte) SPARE_LENGTHS);
    out.putInt(blockStarts.size());
    out.put((byte) code.longest()).put((byte) code.shortest());
    for (int length = code.shortest(); length <= code.longest(); length++) {
      out.putShort((short) code.firstNumber(length));
    }
    out.putShort((short) text.symbols());
    int trees = out.position();
    for (int symbol = 0; symbol < text.symbols(); symbol++) {
      boolean isPair = text.right[symbol] != PairGrammar.LITERAL;
      int left = isPair ? code.number(text.left[symbol]) : text.left[symbol];
      int right = isPair ? code.number(text.right[symbol]) : LEAF;
      int at = trees + 3 * code.number(symbol);
      out.put(at, (byte) left);
      out.put(at + 1, (byte) (left >> 8 | (right & 0xF) << 4));
      out.put(at + 2, (byte) (right >> 4));
    }
    int end = trees + 3 * text.symbols();
    out.position(end + (text.symbols() & 1));
    return written(out);
  }

  private static byte[] written(ByteBuffer out) {
    byte[] bytes = new byte[out.position()];
    out.get(0, bytes);
    return bytes;
  }

  /** For the middle of each span the block and the place in it. */
  byte[] sparseIndex() {
    if (isSingle()) {
      return new byte[0];
    }
    int span = 1 << form.spanBits();
    int entries = (count + span - 1) / span;
    ByteBuffer out = ByteBuffer.allocate(6 * entries).order(ByteOrder.LITTLE_ENDIAN);
    int block = 0;
    for (int i = 0; i < entries; i++) {
      int middle = i * span + span / 2;
      while (block + 1 < blockStarts.size() && blockStarts.get(block + 1) <= middle) {
        block++;
      }
      out.putInt(block).putShort((short) (middle - blockStarts.get(block)));
    }
    return out.array();
  }

  /** How many values stand in each block, less one. */
  byte[] blockLengths() {
    if (isSingle()) {
      return new byte[0];
    }
    int blocks = blockStarts.size();
    ByteBuffer out =
        ByteBuffer.allocate(2 * (blocks + SPARE_LENGTHS)).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < blocks; i++) {
      int end = i + 1 < blocks ? blockStarts.get(i + 1) : count;
      out.putShort((short) (end - blockStarts.get(i) - 1));
    }
    return out.array();
  }

  byte[] data() {
    return data.toByteArray();
  }
}
