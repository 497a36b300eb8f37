import type { Notices } from '../../domain/notice';

/** What those who run the installation tell everybody just now. */
export abstract class OperatorNotices {
  abstract current(): Promise<Notices>;
}
