import { isDiskFull } from '@portfolio/workspace/disk-full';
import { codeOf } from '../error-code';
import { PublishError } from '../storage';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EACCES: 'this user may not write there',
  EPERM: 'the system does not allow that to this user',
  EIO: 'the disk does not answer as it should',
  ESTALE: 'the disk of the network is gone',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a part of its path is a file',
};

/** Runs `work` on the site at `where`. @throws PublishError for a disk error. */
export async function explainDiskErrors<Result>(where: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    const reason = reasons[code];
    if (!reason) throw error;
    const advice = isDiskFull(error)
      ? ' Free some space (npm run site -- prune removes old releases) and try again.'
      : '';
    throw new PublishError(
      `${where} can't be written: ${reason}. Nothing was published, the site is as it was.${advice}`,
    );
  }
}
