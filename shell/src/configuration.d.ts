/** Set at build from the environment; see shared/workspace/configuration.ts. */
declare const VITALS_URL: string;
declare const DEVELOPMENT: boolean;
declare const OFFLINE: boolean;
declare const BACKEND: { apiKey: string; projectId: string; appId: string; storageBucket?: string } | null;
