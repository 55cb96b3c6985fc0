import { owners } from '@portfolio/build/build-workspace';
import { withOutputs } from '@portfolio/build/output-lock';
import { unlistedAreaSentences } from '@portfolio/contract/published/live-areas';
import type { ReleaseNote, ReleaseOwner } from '@portfolio/contract/release';
import { originHere, subjectOf } from '@portfolio/publish/releases/log/entry/origin';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { rememberLiveRoutes } from '@portfolio/publish/releases/remember-live-routes';
import { readReleases } from '@portfolio/publish/releases/releases';
import { openSite, waitFor, waitOption } from '@portfolio/publish/site';
import { ownerNamed } from '@portfolio/workspace/owner-named';
import { preview as previewBuilds } from '@portfolio/publish/operations/previews/preview';
import { nameHere } from '@portfolio/publish/operations/previews/preview-name';
import { inTheWay } from '@portfolio/publish/operations/apply/follow-rollout';
import { readRollout } from '@portfolio/publish/releases/rollout-file';
import { askFor, asksOf } from '@portfolio/publish/operations/publish/ask';
import { stagedSentence, stageReleases } from '@portfolio/publish/operations/publish/promote';
import { PublishError, type Storage } from '@portfolio/publish/storage/storage';
import { contentRoot, outputOf } from '@portfolio/workspace/content-root';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { withSource } from '@portfolio/workspace/source-commit';
import { afterOptions, guardOptions } from './after-publish';
import { buildWithProgress } from './build-with-progress';
import { skippedSentences } from './skipped-sentences';
import { previewedLines } from './preview-lines';
import { browserOption, withBrowserCheck } from './with-browser-check';
import { messageOption, withLog } from './with-log';
import { rollOut } from './roll-out';
import { showPublished, showRolledOut } from './show-published';

await runCommand(
  {
    does: 'Builds what changed of the named workspaces and publishes it; "all" stands for every one. Before the switch one changed page of each area starts in an installed browser, and then each page that changed is opened.',
    usage: 'npm run publish -- <workspace>… | all',
    options: {
      stage: { type: 'boolean', says: 'uploads only; npm run site -- promote takes it live' },
      ask: { type: 'boolean', says: 'uploads with the key of an area, and asks that it goes live' },
      preview: { type: 'boolean', says: 'shows it in a copy of the site' },
      name: { type: 'string', says: "the preview's name, in place of the branch's" },
      percent: { type: 'string', says: 'makes it live for a share of the visitors; 100 for all' },
      ...guardOptions,
      ...browserOption,
      ...messageOption,
      ...waitOption,
    },
    example: 'npm run publish -- research --message="New figures"',
  },
  async (
    args,
    { stage, ask, preview, percent, name, message, at, guard, minutes, wait: seconds, 'no-browser': blind },
  ) => {
    if (args.length === 0)
      throw new PublishError('Say what to publish: npm run publish -- research, or several names, or all.');
    if (stage && preview) throw new PublishError('Say --stage or --preview: a preview is uploaded, too.');
    if (ask && (stage || preview || percent !== undefined || at !== undefined || guard))
      throw new PublishError('--ask changes nothing that is live: give it alone, or with --message.');
    if (name !== undefined && !preview) throw new PublishError('--name is that of a preview: add --preview.');
    if (blind && (stage || ask || preview))
      throw new PublishError('--no-browser is for what goes live: leave out --stage, --ask and --preview.');
    const watching = afterOptions({ at, guard, minutes });
    if ((at !== undefined || guard) && (stage || preview))
      throw new PublishError('--at and --guard are for what goes live: leave out --stage and --preview.');
    const wait = waitFor(seconds);
    if (percent !== undefined) {
      if (stage || preview)
        throw new PublishError('Say --percent, --stage or --preview: each is another way to publish.');
      if (guard && percent !== '100')
        throw new PublishError('--guard watches what is live for all: give it with --percent=100, or leave it out.');
      return showRolledOut(await rollOut([...new Set(args)], percent, message, wait, blind), wait, watching);
    }
    const origin = originHere('publish', message);
    const storage = openSite(wait);
    if (ask) asksOf(storage);
    const releases = await readReleases(storage);
    const alone = await skippedSentences(storage, args.includes('all') ? owners : []);
    for (const sentence of [...alone.values(), ...unlistedAreaSentences(releases)]) console.log(sentence);
    const names = args.includes('all')
      ? owners.filter((owner) => !alone.has(owner))
      : [...new Set(args.map(ownerNamed))];
    const rollout = await readRollout(storage);
    // A preview and an upload change nothing that is live.
    if (rollout && names.includes(rollout.owner) && !stage && !preview && !ask) throw inTheWay(rollout);
    await rememberLiveRoutes(contentRoot, storage);
    const published = await withOutputs(names, wait, async () => {
      const { source } = await withSource(contentRoot, () => buildWithProgress(names));
      const outputs = Object.fromEntries(names.map((name) => [name, outputOf(name)]));
      if (stage) return void (await upload(storage, outputs));
      const why = origin.message ?? subjectOf(source?.commit);
      if (ask) return void (await uploadAndAsk(storage, outputs, { ...source }, why));
      const notes = Object.fromEntries(names.map((owner) => [owner, { ...source }]));
      if (preview) {
        const made = await previewBuilds(storage, name ?? nameHere(root), outputs, new Date(), notes);
        console.log(previewedLines(made).join('\n'));
        return undefined;
      }
      return publish(
        withLog(withBrowserCheck(storage, blind), { ...origin, message: why }),
        outputs,
        new Date(),
        [],
        notes,
      );
    });
    if (!published) return;
    await showPublished(storage, published, wait, watching);
  },
);

async function upload(storage: Storage, outputs: Partial<Record<ReleaseOwner, string>>): Promise<void> {
  const uploaded = await stageReleases(storage, outputs);
  for (const { owner, release } of uploaded) console.log(`${owner}: release ${release} is staged.`);
  if (uploaded[0]) console.log(stagedSentence(uploaded[0]));
}

async function uploadAndAsk(
  storage: Storage,
  outputs: Partial<Record<ReleaseOwner, string>>,
  note: ReleaseNote,
  message: string | undefined,
): Promise<void> {
  for (const { area, release } of await askFor(storage, outputs, { note, message }))
    console.log(`${area}: release ${release} is uploaded and asked for.`);
  console.log("Whoever has the site's key takes it live: npm run site -- promote --asked");
}
