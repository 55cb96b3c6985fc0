import { distance, type Point } from '@portfolio/model/geometry/points';
import type { House } from './town';

/** Five minutes at the pace of an older person with a bag, metres. */
export const walk = 350;

/** A post, and the way its street runs. */
export type Post = { at: Point; turn: number };

/**
 * The fewest places from which every house can be reached, found as the page tells: the place that serves most houses
 * comes first, these are taken away, and it begins again. Then every post moves to the middle of those it serves.
 */
export function findPosts(houses: readonly House[]): Post[] {
  const posts: House[] = [];
  let left = [...houses];
  while (left.length) {
    const best = mostServing(houses, left);
    if (!best) break;
    posts.push(best);
    left = left.filter(({ at }) => distance(at, best.at) > walk);
  }
  return settled(posts, houses).map(({ at, turn }) => ({ at, turn }));
}

function mostServing(places: readonly House[], left: readonly House[]): House | undefined {
  let best: { place: House; serves: number } | undefined;
  places.forEach((place, i) => {
    if (i % 3) return;
    const serves = left.filter(({ at }) => distance(at, place.at) <= walk).length;
    if (!best || serves > best.serves) best = { place, serves };
  });
  return best?.place;
}

/** Moves posts so that the longest way becomes shorter; the number stays. */
function settled(posts: readonly House[], houses: readonly House[]): House[] {
  let now = [...posts];
  for (let round = 0; round < 12; round++) {
    now = now.map((post, k) => {
      const own = houses.filter(({ at }) => nearest(now, at) === k);
      const farthest = (place: House) => own.reduce((most, { at }) => Math.max(most, distance(at, place.at)), 0);
      const near = houses.filter(({ at }) => distance(at, post.at) < 90);
      return near.reduce((best, place) => (farthest(place) < farthest(best) - 1 ? place : best), post);
    });
  }
  return now;
}

export function nearest(posts: readonly { at: Point }[], at: Point): number {
  let [index, least] = [0, Infinity];
  posts.forEach((post, i) => {
    const d = distance(post.at, at);
    if (d < least) [index, least] = [i, d];
  });
  return index;
}
