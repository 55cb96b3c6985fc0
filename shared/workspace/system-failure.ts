const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not do that there',
  EPERM: 'the system does not allow it to this user',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open; raise the limit with ulimit -n',
  ENFILE: 'too many files are open on this machine',
  EIO: 'the disk does not answer as it should',
  ESTALE: 'the disk of the network is gone',
  ETIMEDOUT: 'the disk of the network does not answer',
};

/** A sentence for what the system refused, with the file; undefined for errors that are not of that kind. */
export function systemFailure(error: unknown): string | undefined {
  const { code = '', path, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  const reason = reasons[code];
  if (!reason || !syscall) return undefined;
  return `${path ?? 'A file'} can't be used (${syscall}): ${reason}. What was published before is as it was. Give this user the right to it (the owner of the project's folder has it), or run the command as another user.`;
}
