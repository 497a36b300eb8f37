import type { CaaRecord } from '../../domain/caa';

export abstract class CaaRecords {
  /** Of exactly this name, aliases followed; empty when there are none. Null: DNS gave no usable answer. */
  abstract recordsOf(name: string): Promise<readonly CaaRecord[] | null>;
}
