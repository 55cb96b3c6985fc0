declare module 'subset-font' {
  /** https://github.com/papandreou/subset-font#api */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Readonly<Record<string, { min: number; max: number }>> },
  ): Promise<Buffer>;
}
