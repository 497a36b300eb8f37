import type { CaaRecord } from '../../domain/caa';

export abstract class CaaRecords {
  /** Of exactly this name, aliases followed; empty when there are none. Null: DNS gave no usable answer. */
  abstract of(name: string): Promise<readonly CaaRecord[] | null>;
}
