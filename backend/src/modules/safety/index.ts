/** Whether people may be sent to an address, as other modules see it. */
export { AddressSafety, type LocalJudge, type LocalJudgement } from './application/address-safety';
export { BlockHitsService } from './application/block-hits.service';
export { type BlockedBy, BlockListsService } from './application/block-lists.service';
export { BlockedAddressesService } from './application/blocked-addresses.service';
export { BLOCK_SCOPES, type BlockScope } from './domain/block-entry';
export type { EntryHits } from './application/ports/block-hit-store';
export type { BlockListReading } from './application/ports/block-list-source';
export { DomainRegistry } from './application/ports/domain-registry';
export type { LocalVerdict, Verdict } from './domain/verdict';
export { SafetyModule } from './safety.module';
