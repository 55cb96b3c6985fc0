/** Set at build from the environment; see shared/workspace/configuration.ts. */
declare const MAIL: { origin: string; publicKey: string; serviceId: string; templateId: string };
