/** Milliseconds for which a pointer rests on a link before what it leads to is loaded: not one that passes. */
export const pointerRest = 100;
