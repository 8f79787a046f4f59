/**
 * For processes that a test starts. Most end within seconds, so compiling the embedded database
 * once is enough: V8's second, optimising compiler takes a third of the time of a start.
 */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--liftoff-only'] as const;
