/* Finds and makes the elements of the page. */
const Elements = (() => {
  const SVG = "http://www.w3.org/2000/svg";

  function filled(node, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.append(...children);
    return node;
  }

  return {
    byId: (id) => document.getElementById(id),

    /* Foreign text only ever becomes text, never markup. */
    element: (tag, attributes, ...children) =>
      filled(document.createElement(tag), attributes, children),

    drawing: (tag, attributes, ...children) =>
      filled(document.createElementNS(SVG, tag), attributes, children)
  };
})();
