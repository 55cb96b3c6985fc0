/** Files that a page may offer for download, by their ending. None of them is shown or run by the site itself. */
export const downloadTypes: Readonly<Record<string, string>> = {
  '3dm': 'model/vnd.3dm',
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  epub: 'application/epub+zip',
  glb: 'model/gltf-binary',
  ics: 'text/calendar; charset=utf-8',
  ifc: 'application/x-step',
  json: 'application/json; charset=utf-8',
  mid: 'audio/midi',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  stl: 'model/stl',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** Downloads are the only files that stand in a folder of an area's media: it is named by their content. */
export const downloadAddress = /^\/_areas\/[^/]+\/media\/[^/]+\/[^/]+$/;
