/** What the parts of the mirror's section share; units of the sheet. */
export const size = { width: 1200, height: 800 };
/** Units per metre. */
export const metre = 192;
/** The top of the floor. */
export const floor = 664;
/** The front of the glass. */
export const axis = 566;
/** The underside of the ceiling. */
export const ceiling = floor - 2.84 * metre;
/** Where the room ends: the face of the wall behind the mirror and of the outer wall. */
export const back = axis - 0.56 * metre;
export const outer = axis + 2.94 * metre;
