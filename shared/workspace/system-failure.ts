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

type SystemError = NodeJS.ErrnoException & { dest?: string };

/** A sentence for what the system refused, with the file; undefined for errors that are not of that kind. */
export function systemFailure(error: unknown): string | undefined {
  const { code = '', syscall, path = 'A file', dest } = (error ?? {}) as SystemError;
  const reason = reasons[code];
  if (!reason || !syscall) return undefined;
  return `${placeOf(syscall, path, dest)} can't be used (${syscall}): ${reason}. What was published before is as it was. Give this user the right to it (the owner of the project's folder has it), or run the command as another user.`;
}

/** Of two files either can be the one that is refused. The first of a symbolic link is its text, and no file. */
function placeOf(syscall: string, path: string, dest: string | undefined): string {
  if (!dest) return path;
  return syscall === 'symlink' ? dest : `${path} or ${dest}`;
}
