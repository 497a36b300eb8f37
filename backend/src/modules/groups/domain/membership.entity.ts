import type { GroupLevel } from '../../../shared/domain/actor';

export interface NewMembership {
  readonly groupId: number;
  readonly userId: number;
  readonly level: GroupLevel;
  readonly joinedAt: Date;
}

type Changing<T> = { -readonly [Field in keyof T]: T[Field] };

/** A member's place in a group. */
export class Membership {
  readonly groupId: number;
  readonly userId: number;
  readonly level: GroupLevel;
  readonly joinedAt: Date;

  constructor({ groupId, userId, level, joinedAt }: NewMembership) {
    this.groupId = groupId;
    this.userId = userId;
    this.level = level;
    this.joinedAt = joinedAt;
  }

  get isAdmin(): boolean {
    return this.level === 2;
  }

  become(level: GroupLevel): void {
    this.changing.level = level;
  }

  private get changing(): Changing<Membership> {
    return this;
  }
}
