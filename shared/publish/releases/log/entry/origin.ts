import { hostname } from 'node:os';
import { withEnvFile } from '@portfolio/workspace/configuration';
import { git } from '@portfolio/workspace/git';
import { root } from '@portfolio/workspace/root';
import { PublishError } from '../../../storage/storage';
import type { LogEntry } from './log-entry';
import { plainLine } from './plain-line';

/** Who changes the site, by which command, and why. */
export type Origin = Pick<LogEntry, 'action' | 'by' | 'machine' | 'message' | 'ci'>;

/**
 * What is known here of who changes the site. With `PUBLISH_NAMES=off` neither person nor machine.
 * @throws PublishError when that setting can't be used.
 */
export function originHere(
  action: string,
  message?: string,
  environment: NodeJS.ProcessEnv = withEnvFile(),
  folder = root,
): Origin {
  const names = environment['PUBLISH_NAMES'] || 'on';
  if (names !== 'on' && names !== 'off')
    throw new PublishError(`PUBLISH_NAMES is "${names}". Expected: "on" or "off".`);
  const known = {
    by: names === 'on' && personIn(environment, folder),
    machine: names === 'on' && plainLine(hostname()),
    message: message && plainLine(message),
    ci: runIn(environment),
  };
  return { action, ...Object.fromEntries(Object.entries(known).filter(([, value]) => value)) };
}

/** The first line of a commit's message. */
export function subjectOf(commit: string | undefined, folder = root): string | undefined {
  return commit && plainLine(git(folder, 'log', '-1', '--format=%s', commit) ?? '');
}

/** Git's user, or whoever started the pipeline. Never an address of e-mail. */
function personIn(environment: NodeJS.ProcessEnv, folder: string): string | undefined {
  const names = [git(folder, 'config', 'user.name'), environment['GITHUB_ACTOR'], environment['GITLAB_USER_NAME']];
  return names.map((name) => plainLine(name ?? '')).find((name) => name && !name.includes('@'));
}

/** The address of a pipeline's run at GitHub or GitLab, without what could be secret in it. */
function runIn(environment: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL, CI_PIPELINE_URL } = environment;
  const atGitHub = GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const address = atGitHub || CI_JOB_URL || CI_PIPELINE_URL || '';
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return plainLine(origin + pathname);
}
