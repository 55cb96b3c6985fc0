const unit = /(\d) (?=(?:[kcm]?m[²³]?|ha|k?g|m?s|[KM]B|°|%)(?![\p{L}\p{N}]))/gu;
const times = /(\d) × (?=\d)/g;

/** A number and its unit stay on one line, and so do two sides: “1.1 ha”, “48 × 30 m”. */
export function nonBreakingUnits(text: string): string {
  return text.replace(unit, '$1\u00a0').replace(times, '$1\u00a0×\u00a0');
}
