import type { Video } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { FilmPlayer } from './film-player';
import { VideoPlayer } from './video-player';

export type PlayerProps = { video: Video; onEnded: () => void; onFailed: () => void };

/** Plays a video of the video service, or a film of the page's folder. */
export function Player({ video, onEnded, onFailed }: PlayerProps) {
  const { site } = useShell();
  if (video.id || !video.film) return <VideoPlayer video={video} onEnded={onEnded} />;
  const { language = site.language } = video.film;
  return <FilmPlayer film={video.film} title={video.title} language={language} onEnded={onEnded} onFailed={onFailed} />;
}
