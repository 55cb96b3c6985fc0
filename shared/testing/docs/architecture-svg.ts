import { chevron, line, rectangle, styleOf, text, themes, type Theme } from './drawing-parts';

/** What the drawing shows, all of it read from the repository. */
export type Architecture = {
  /** The shell first: its name, its folder, and where its releases stand in a site. */
  workspaces: readonly { name: string; folder: string; releases: string }[];
  /** The workspace whose page is followed. */
  followed: string;
  /** The composer's file in the shell's release, and the file that says what is live. */
  composer: string;
  pointer: string;
  packages: { everywhere: readonly string[]; inNode: readonly string[] };
};

const width = 1200;
const margin = 56;
/** Where the columns begin and end. */
const columns = { workspace: margin, release: 292, composer: 572, site: 792, visitor: 1028 };
const ends = { workspace: 216, release: 496, composer: 716, site: 952, visitor: width - margin };
const [firstRow, rowHeight] = [168, 64];
const packageHeight = 28;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The drawing as an SVG file. Every coordinate is a whole or a half, so that hairlines are sharp. */
export function architectureSvg(of: Architecture, theme: Theme): string {
  const colours = themes[theme];
  const bottom = firstRow + (of.workspaces.length - 1) * rowHeight + 64;
  const [scripts, packagesTop] = [bottom + 44.5, bottom + 104.5];
  const rows = Math.ceil(Math.max(of.packages.everywhere.length / 2, of.packages.inNode.length / 3));
  const height = packagesTop + 79.5 + (rows - 1) * packageHeight + margin;
  const parts = [
    ...heads(of),
    ...of.workspaces.flatMap((workspace, index) => row(workspace, of, firstRow + index * rowHeight + 0.5)),
    ...composer(of, bottom),
    ...site(of, bottom),
    ...visitor(of, scripts),
    ...packages(of, packagesTop),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">${title(of)}</title>
${styleOf(colours)}
<path class="ground" stroke="none" style="stroke: none" d="M0 0h${width}v${height}h-${width}z"/>
${parts.join('\n')}
</svg>
`;
}

function title({ workspaces, followed, composer }: Architecture): string {
  return (
    `${capital(word(workspaces.length))} workspaces become releases. The composer, ${composer} of the shell's release, ` +
    `renders each page from two of them, here one of ${followed}. The site is a folder of plain files. ` +
    'A visitor gets HTML first, and then the scripts of the two releases.'
  );
}

function heads({ workspaces }: Architecture): string[] {
  const all = [
    ['workspace', '1–2', 'Workspaces', `${word(workspaces.length)}, built alone`],
    ['release', '3–4', 'Releases', 'named by their content'],
    ['composer', '5', 'Composer', 'two releases, one page'],
    ['site', '6', 'Site', 'live by one rename'],
    ['visitor', '7–10', 'Visitor', 'HTML first'],
  ] as const;
  return [
    ...all.flatMap(([column, steps, head, caption]) => [
      text(columns[column], 52, head, 'head'),
      text(ends[column], 52, steps, 'steps end'),
      text(columns[column], 76, caption, 'quiet'),
      line(`M${columns[column]} 92.5H${ends[column]}`),
    ]),
  ];
}

/** A workspace, its releases with the live one in front, and the line to the composer. */
function row({ name, folder, releases }: Architecture['workspaces'][number], of: Architecture, y: number): string[] {
  const isFollowed = name === of.followed;
  const way = isFollowed ? 'way' : '';
  const x = columns.release + 0.5;
  const plates = [16, 8, 0].map((offset) =>
    line(rectangle(x + offset, y - 20 + (offset - 8) / 2, 26, 36), offset === 0 ? `live ${way}` : 'plate'),
  );
  const arrows = [
    line(`M${ends.workspace} ${y}H${columns.release - 12}`, way),
    line(chevron(columns.release - 12, y), way),
    line(`M${ends.release} ${y}H${columns.composer - 12}`, way),
    line(chevron(columns.composer - 12, y), way),
  ];
  return [
    text(columns.workspace, y - 3.5, name, 'name'),
    text(columns.workspace, y + 15.5, `${folder}/`, 'quiet'),
    ...plates,
    text(columns.release + 58, y + 4.5, releases, 'path'),
    ...arrows,
  ];
}

function composer({ composer: file, workspaces }: Architecture, bottom: number): string[] {
  const [left, right] = [columns.composer + 0.5, ends.composer + 0.5];
  const top = firstRow - 36.5;
  const middle = (left + right) / 2;
  const centre = (top + bottom) / 2;
  const shell = workspaces[0]?.name ?? '';
  return [
    line(rectangle(left, top, right - left, bottom - top), 'plate'),
    text(middle, centre - 12, 'composer', 'name middle'),
    text(middle, centre + 10, file, 'quiet middle'),
    text(middle, centre + 28, `of the ${shell}’s release`, 'quiet middle'),
  ];
}

/** The live state: a page for each row, and the pointer. */
function site({ workspaces, followed, pointer }: Architecture, bottom: number): string[] {
  const [left, right] = [columns.site + 0.5, ends.site + 0.5];
  const pages = workspaces.flatMap(({ name }, index) => {
    const y = firstRow + index * rowHeight + 0.5;
    const way = name === followed ? 'way' : '';
    return [
      line(`M${ends.composer + 0.5} ${y}H${left - 12}`, way),
      line(chevron(left - 12, y), way),
      line(
        `${rectangle(left + 20, y - 14, 22, 28)}M${left + 26} ${y - 6}h10M${left + 26} ${y}h10M${left + 26} ${y + 6}h6`,
        way,
      ),
      text(left + 56, y + 4.5, 'pages'),
    ];
  });
  return [
    line(rectangle(left, firstRow - 36.5, right - left, bottom - firstRow + 36.5)),
    ...pages,
    text(left + 20, bottom - 16, pointer, 'quiet'),
  ];
}

/** What comes first, along the followed page, and what comes later, below everything. */
function visitor({ workspaces, followed }: Architecture, scripts: number): string[] {
  const y = firstRow + workspaces.findIndex(({ name }) => name === followed) * rowHeight + 0.5;
  const [left, right] = [columns.visitor + 0.5, ends.visitor - 0.5];
  const middle = (left + right) / 2;
  const from = (ends.release + columns.composer) / 2 - 6;
  const shell = firstRow + 0.5;
  return [
    line(`M${ends.site + 0.5} ${y}H${left - 12}`, 'way'),
    line(chevron(left - 12, y), 'way'),
    line(rectangle(left, y - 36, right - left, 72), 'way'),
    line(`M${left} ${y - 20}H${right}`, 'way'),
    line(
      `M${left + 14} ${y - 4}h44M${left + 14} ${y + 8}h${right - left - 28}M${left + 14} ${y + 20}h${right - left - 42}`,
    ),
    line(`M${from} ${shell}V${scripts}H${middle}V${y + 48}`, 'way later'),
    ...[shell, y].map((each) => `<circle cx="${from}" cy="${each}" r="4"/>`),
    line(`M${middle - 5} ${y + 53}l5 -5l5 5`, 'way'),
    text(columns.composer, scripts + 25.5, 'then the scripts of both releases, each with its hash', 'quiet'),
  ];
}

function packages({ packages: { everywhere, inNode } }: Architecture, top: number): string[] {
  const all = everywhere.length + inNode.length;
  return [
    line(`M${columns.workspace} ${top}H${ends.visitor}`),
    text(columns.workspace, top + 43.5, 'Packages', 'head'),
    text(columns.workspace, top + 67.5, `${word(all)}, imports go one way`, 'quiet'),
    text(columns.release, top + 43.5, 'in browsers too', 'quiet'),
    ...grid(everywhere, [columns.release, columns.release + 132], top + 79.5),
    text(columns.composer, top + 43.5, 'in Node only', 'quiet'),
    ...grid(inNode, [columns.composer, columns.site, columns.visitor], top + 79.5),
  ];
}

/** Names down one column after the other. */
function grid(names: readonly string[], places: readonly number[], top: number): string[] {
  const rows = Math.ceil(names.length / places.length);
  return names.map((name, index) =>
    text(places[Math.floor(index / rows)] ?? 0, top + (index % rows) * packageHeight, name),
  );
}

function word(count: number): string {
  return numbers[count] ?? String(count);
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
