import type { Reducer } from 'redux';

export type ArchitectComponents = {
  /** The site index as one JSON string; empty until something asked for it. */
  database: string;
};

/** The slice's name: its place in the store and in what is saved. */
export const sliceName = 'ArchitectComponents';

const type = `${sliceName}/initData`;
type InitData = { type: typeof type; payload: string };

export function initData(payload: string): InitData {
  return { type, payload };
}

const initialState: ArchitectComponents = { database: '' };

/** One action on one field: written by hand, because Redux Toolkit would cost every first view 8 KB. */
export const architectComponents: Reducer<ArchitectComponents> = (state = initialState, action) =>
  isInitData(action) ? { ...state, database: action.payload } : state;

function isInitData(action: { type: string }): action is InitData {
  return action.type === type;
}

export function isArchitectComponents(value: unknown): value is ArchitectComponents {
  return typeof value === 'object' && value !== null && 'database' in value && typeof value.database === 'string';
}
