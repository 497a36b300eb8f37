/** Whether people may be sent to an address, as other modules see it. */
export { AddressSafety, type LocalJudge, type LocalJudgement } from './application/address-safety';
export type { LocalVerdict, Verdict } from './domain/verdict';
export { SafetyModule } from './safety.module';
