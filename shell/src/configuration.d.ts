/** Set at build from the environment; see shared/workspace/configuration.ts. */
declare const DEVELOPMENT: boolean;
declare const BACKEND: { apiKey: string; projectId: string; appId: string; storageBucket?: string } | null;
