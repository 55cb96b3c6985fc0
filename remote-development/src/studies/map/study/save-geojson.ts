import { saveFile } from '@portfolio/study/save-file';
import type { Place } from '../algorithm/place';

/** Saves places as GeoJSON. */
export function saveGeoJson(name: string, places: readonly Place[]): void {
  saveFile(`${name}.geojson`, 'application/json', geoJson(places));
}

/** The shown places as GeoJSON (RFC 7946), in their order. */
function geoJson(shown: readonly Place[]): string {
  const features = shown.map(({ longitude, latitude, spot: _, enlarged: __, ...properties }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties,
  }));
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 2);
}
