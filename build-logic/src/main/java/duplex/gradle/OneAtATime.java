package duplex.gradle;

import org.gradle.api.services.BuildService;
import org.gradle.api.services.BuildServiceParameters;

/** Tasks that use this service run one after the other. */
public abstract class OneAtATime implements BuildService<BuildServiceParameters.None> {}
