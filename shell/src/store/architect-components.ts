import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ArchitectComponents = {
  /** The site index as one JSON string; empty until something asked for it. */
  database: string;
};

export function isArchitectComponents(value: unknown): value is ArchitectComponents {
  return typeof value === 'object' && value !== null && 'database' in value && typeof value.database === 'string';
}

const initialState: ArchitectComponents = { database: '' };

export const architectComponents = createSlice({
  name: 'ArchitectComponents',
  initialState,
  reducers: {
    initData(state, action: PayloadAction<string>) {
      state.database = action.payload;
    },
  },
});

export const { initData } = architectComponents.actions;
