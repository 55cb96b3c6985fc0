import { useMemo, useRef, useState, type ReactNode } from 'react';
import { faultInMassing } from 'shared/model/massing/fault';
import type { Massing } from 'shared/model/massing/massing';
import { Fields, Press } from 'shared/study/controls';
import { Instrument, Metrics } from 'shared/study/instrument';
import { saveFile } from 'shared/study/save-file';
import type { Computation } from 'shared/study/use-computed';
import { useSettings } from 'shared/study/use-settings';
import { AxonometricDrawing } from './axonometric-drawing';
import { settingsFor } from './axonometric-settings';
import { words } from './axonometric-words';
import { modelPictures } from './model-pictures';
import { Orbit } from './orbit-view';
import type { SeenModel, Sight } from './pictures';
import { words as stillWords } from './still-words';
import styles from './axonometric-study.module.css';

/** A building's masses: turned, tilted and cut, as a line drawing or, when asked for, in 3D. */
function AxonometricStudy({ massing, pictures }: { massing: Massing; pictures: Computation<Sight, SeenModel> }) {
  const settings = useMemo(() => settingsFor(massing), [massing]);
  const { values, faults, change, reset } = useSettings(settings);
  const [orbiting, setOrbiting] = useState(false);
  const [notice, setNotice] = useState<string>();
  const svg = useRef<SVGSVGElement>(null);
  const { figures } = massing;
  const { turn, tilt, cut } = values;
  const uncut = cut >= figures.cut[1];
  const turnTo = (azimuth: number, altitude: number) =>
    change({ turn: (Math.round(azimuth) + 720) % 360, tilt: Math.min(90, Math.max(10, Math.round(altitude))) });
  const leaveOrbit = (why?: string) => {
    setOrbiting(false);
    setNotice(why);
  };
  return (
    <Instrument
      name={stillWords.name}
      faults={faults}
      drawing={
        orbiting ? (
          <Orbit bodies={massing.bodies} turn={turn} tilt={tilt} onEnd={leaveOrbit} />
        ) : (
          <AxonometricDrawing
            massing={massing}
            pictures={pictures}
            turn={turn}
            tilt={tilt}
            cut={uncut ? Infinity : cut}
            svg={svg}
            onTurn={turnTo}
          />
        )
      }
      controls={
        <div className={styles.controls}>
          <div className={styles.buttons}>
            <Press onPress={() => turnTo(turn + 15, tilt)}>{words.left}</Press>
            <Press onPress={() => turnTo(turn - 15, tilt)}>{words.right}</Press>
            <Press onPress={() => turnTo(180, 90)}>{words.plan}</Press>
            <Press onPress={reset}>{words.reset}</Press>
          </div>
          <Fields settings={settings} values={values} onChange={change} />
          {figures.levels.length > 0 && (
            <div className={styles.buttons} role="group" aria-label={words.storeys}>
              {figures.levels.map((level, i) => (
                <Press key={level} onPress={() => change({ cut: Math.round((level + 1.3) * 10) / 10 })}>
                  {words.storey(i + 1)}
                </Press>
              ))}
              <Press onPress={() => change({ cut: figures.cut[1] })}>{words.whole}</Press>
            </div>
          )}
          <div className={styles.buttons}>
            <Press
              onPress={() => svg.current && saveFile(`${massing.code}.svg`, 'image/svg+xml', svgText(svg.current))}
            >
              {words.save}
            </Press>
            <Press onPress={() => (orbiting ? leaveOrbit() : setOrbiting(true))}>
              {orbiting ? words.leaveOrbit : words.orbit}
            </Press>
          </div>
          {notice && (
            <p className={styles.said} role="status">
              {notice}
            </p>
          )}
        </div>
      }
      metrics={
        <div className={styles.controls}>
          <Metrics
            rows={[
              [words.rows.storeys, String(figures.storeys)],
              [words.rows.floorArea, words.squareMetres(figures.floorArea)],
              ...(figures.roofArea ? [[words.rows.roofArea, words.squareMetres(figures.roofArea)] as const] : []),
              [words.rows.coverage, words.share(figures.footprint / figures.plot, figures.footprint)],
              [words.rows.height, words.metres(figures.height)],
              [words.rows.cut, uncut ? words.uncut : words.metres(cut)],
            ]}
            summary={words.summary(turn, tilt, uncut ? words.uncut : words.metres(cut))}
          />
        </div>
      }
    />
  );
}

/** The drawing as a file of its own. */
function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const name of ['class', 'role', 'tabindex']) copy.removeAttribute(name);
  copy.querySelector('g[opacity="0"]')?.remove();
  return new XMLSerializer().serializeToString(copy);
}

/** The study of a massing, ready to be turned. */
export async function axonometricOf(massing: Massing, left: AbortSignal): Promise<() => ReactNode> {
  const fault = faultInMassing(massing);
  if (fault) return () => <p role="alert">{words.broken(fault)}</p>;
  const pictures = await modelPictures(massing, left);
  return () => <AxonometricStudy massing={massing} pictures={pictures} />;
}
