import { ChangeLog } from '../../../../shared/change-feed/change-log';

/** Which links have changed, by the keys of their addresses. */
export abstract class LinkChangeLog extends ChangeLog {}
