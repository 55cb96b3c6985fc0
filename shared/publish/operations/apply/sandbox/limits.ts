/**
 * What foreign code may take while others publish: ten times what the largest of our pages takes on a slow machine.
 * `seconds` count between two messages of its process, `megabytes` are the heap's; buffers may take as much again.
 */
export const limits = { seconds: 60, megabytes: 1024 };
