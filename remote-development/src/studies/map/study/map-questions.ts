import { askedOf, type PreparedQuestion } from '@portfolio/study/prepared-questions';
import type { Values } from '@portfolio/study/settings';
import { arranged, type Arrangement } from '../algorithm/arrangement';
import type { Place } from '../algorithm/place';
import { lengthOf } from '../algorithm/route';
import type { MapData } from '../drawing/map-data';
import { sentencesOf } from '../texts';
import { chosenOf, type MapSettings } from './map-settings';

type Question = PreparedQuestion<MapSettings>;

/** What can be asked of these places: an order or a time that is offered for them. */
export function questionsFor({ eras, things }: MapData, settings: MapSettings): readonly Question[] {
  const { asks } = sentencesOf(things);
  const newest = Object.entries(eras).sort(([, a], [, b]) => b.first - a.first)[0];
  return [
    ...(['architects', 'regions'] as const)
      .filter((by) => by in settings.by.options)
      .map((by) => ({ ask: asks[by], set: { by } })),
    ...(newest ? [{ ask: asks.era(newest[1].label), set: { era: newest[0] } }] : []),
  ];
}

/** The question that is asked, with its answer out of the places that are shown. */
export function questionOf(
  questions: readonly Question[],
  data: MapData,
  settings: MapSettings,
  values: Values<MapSettings>,
) {
  const asked = askedOf(questions, values);
  return { asked, answer: asked && answerTo(asked, data, settings, values) };
}

function answerTo({ set }: Question, data: MapData, settings: MapSettings, values: Values<MapSettings>): string {
  const { places, things } = data;
  const { answers } = sentencesOf(things);
  const shown = chosenOf(data, settings, values);
  const way = (by: string) => wayThrough(shown, by as Arrangement);
  if (set.era !== undefined) return answers.era(shown.length, places.length, way('coordinates'));
  return answers.order(way(values.by), way('coordinates'));
}

function wayThrough(shown: readonly Place[], by: Arrangement): number {
  return Math.round(lengthOf([...new Set(arranged(shown, by).flatMap((group) => group.places))]));
}
