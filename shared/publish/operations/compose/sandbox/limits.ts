/**
 * What foreign code may take while others publish: far more than our pages do, also on a busy machine. `seconds` count
 * between two messages of its process, `megabytes` are the heap's; buffers may take as much again.
 */
export const limits = { seconds: 60, megabytes: 1024 };
