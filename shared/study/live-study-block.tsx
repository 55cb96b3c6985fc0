import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { Study } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { LiveStudy } from './live-study';
import { LiveStudyContext } from './live-study-context';
import { ownTexts } from './own-texts';
import styles from './live-study.module.css';

/** What the chunk of a study exports. */
export type StudyChunk = {
  /**
   * Makes the study of what its `read-page.ts` made of the page.
   * @param signal is aborted when the study is not wanted any more
   */
  createStudy(data: unknown, signal: AbortSignal): ComponentType | Promise<ComponentType>;
};

/** The studies of an area by the names that pages ask for. Each is a chunk of its own. */
export type Studies = Readonly<Record<string, () => Promise<StudyChunk>>>;

type LiveStudyBlockProps = {
  study: Study;
  studies: Studies;
  /** The figure that stands there until it runs. */
  still: ReactNode;
};

/** A study that a page asks for. Its code and its data are loaded when it is approached. */
export function LiveStudyBlock({ study, studies, still }: LiveStudyBlockProps) {
  const { name, id, number, about, data, start, texts } = study;
  const { fetchJson } = useShell();
  const load = useMemo(
    () => async (signal: AbortSignal) => {
      Object.assign(ownTexts, texts);
      const [chunk, made] = await Promise.all([chunkOf(studies, name), fetchJson(data, () => true, 'default', signal)]);
      // A study may start workers, which nobody would end any more.
      signal.throwIfAborted();
      return { Study: await chunk.createStudy(made, signal) };
    },
    [studies, name, data, texts, fetchJson],
  );
  const place = useMemo(() => ({ number, start: start ?? {}, id }), [number, start, id]);
  return (
    <LiveStudyContext value={place}>
      {about && <p className={styles.about}>{about}</p>}
      <LiveStudy key={data} id={id} load={load} still={still} />
    </LiveStudyContext>
  );
}

/** The compiler let the page through, so only an area whose two lists differ comes here. */
async function chunkOf(studies: Studies, name: string): Promise<StudyChunk> {
  const load = studies[name];
  if (!load) throw new Error(`The area has no study "${name}".`);
  return load();
}
