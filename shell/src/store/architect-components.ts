import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ArchitectComponents = {
  /** The site index as one JSON string; empty until a page loads it. */
  database: string;
};

const slice = createSlice({
  name: 'ArchitectComponents',
  initialState: { database: '' },
  reducers: {
    initData(state, { payload }: PayloadAction<string>) {
      state.database = payload;
    },
  },
});

export const { initData } = slice.actions;
export const { name: sliceName, reducer: architectComponents } = slice;

export function isArchitectComponents(value: unknown): value is ArchitectComponents {
  return typeof value === 'object' && value !== null && 'database' in value && typeof value.database === 'string';
}
