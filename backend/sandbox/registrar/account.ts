/** The shop that the simulator knows. */
export const DEMO_KEY = 'sandbox-registrar-key';
