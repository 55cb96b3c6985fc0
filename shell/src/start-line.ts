import { takeLine } from './line';

/**
 * Stands in the head of every page, before its styles: what has to be decided before the first words are drawn, and
 * nothing else.
 */
takeLine();
