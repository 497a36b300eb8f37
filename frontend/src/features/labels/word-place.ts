import { makeAutoObservable } from 'mobx';
import type { LinkTag } from './labels.api';

/** Where words stand that are chosen as tags. */
export interface WordPlace {
  words: readonly string[];
  /** Tags that are known, whatever the group's list says of them meanwhile. */
  readonly had: readonly LinkTag[];
}

/** Words that are chosen by themselves, and not with other values of a form. */
export class OwnWords implements WordPlace {
  words: readonly string[];
  readonly had: readonly LinkTag[];

  constructor(had: readonly LinkTag[] = []) {
    this.words = had.map(({ value }) => value);
    this.had = had;
    makeAutoObservable(this, { had: false });
  }
}
