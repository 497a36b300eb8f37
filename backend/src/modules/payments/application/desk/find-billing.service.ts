import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../../shared/domain/domain-error';
import { GroupsService } from '../../../groups';
import { parseEmail, PeopleService, type PersonSnapshot } from '../../../identity';
import type { Order } from '../../domain/order.entity';
import {
  BillingSearchQuery,
  type FoundOrderId,
  type SearchKey,
} from '../../infrastructure/desk/billing-search.query';
import { OrderStore } from '../ports/order-store';
import { DeskNamesService } from './desk-names.service';

export interface NamedGroup {
  readonly groupId: number;
  readonly name: string;
}

/** An order, the name of its group, and by what it was found. */
export interface FoundOrder {
  readonly order: Order;
  readonly group: string | null;
  readonly by: SearchKey;
}

/** All that a text names. */
export interface FoundBilling {
  readonly people: readonly PersonSnapshot[];
  readonly groups: readonly NamedGroup[];
  readonly orders: readonly FoundOrder[];
}

const MAX_FOUND = 20;
const ID = /^\d{1,9}$/;

function emailIn(text: string): string | null {
  try {
    return text.includes('@') ? parseEmail(text) : null;
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

/** Finds payments by anything that a person who asks about one may have in hand. */
@Injectable()
export class FindBillingService {
  constructor(
    private readonly search: BillingSearchQuery,
    private readonly orders: OrderStore,
    private readonly people: PeopleService,
    private readonly groups: GroupsService,
    private readonly names: DeskNamesService,
  ) {}

  /**
   * @param q address or number of a person, number or whole name of a group, or a number of an order, an invoice, a payment
   * or a mandate, ours or the gateway's.
   */
  async find(q: string): Promise<FoundBilling> {
    const text = q.trim().normalize('NFC');
    const people = await this.peopleOf(text);
    const groups = await this.groupsOf(text, people);
    const found = await this.search.named(text, MAX_FOUND);
    for (const { userId } of people) found.push(...(await this.search.ownedBy('payer', userId, MAX_FOUND)));
    for (const { groupId } of groups) {
      if (found.length >= MAX_FOUND) break;
      found.push(...(await this.search.ownedBy('group', groupId, MAX_FOUND)));
    }
    return { people, groups, orders: await this.named(found) };
  }

  private async peopleOf(text: string): Promise<PersonSnapshot[]> {
    const email = emailIn(text);
    const byEmail = email === null ? null : await this.people.findByEmail(email);
    const found = ID.test(text) ? await this.people.find(Number(text)) : byEmail;
    return found ? [found] : [];
  }

  private async groupsOf(text: string, people: readonly PersonSnapshot[]): Promise<NamedGroup[]> {
    const found = new Map<number, string>();
    if (ID.test(text)) {
      for (const [id, name] of await this.groups.namesOf([Number(text)])) found.set(id, name);
    }
    for (const { groupId, name } of await this.groups.named(text, MAX_FOUND)) found.set(groupId, name);
    // A number names a group rather than the groups of the person who has the same number.
    if (!ID.test(text)) {
      for (const { userId } of people) {
        for (const { groupId, name } of await this.groups.groupsOf(userId)) found.set(groupId, name);
      }
    }
    return [...found].slice(0, MAX_FOUND).map(([groupId, name]) => ({ groupId, name }));
  }

  /** Each once, by the first that it was found by. */
  private async named(found: readonly FoundOrderId[]): Promise<FoundOrder[]> {
    const keys = new Map<number, SearchKey>();
    for (const { orderId, by } of found) if (!keys.has(orderId)) keys.set(orderId, by);
    const orders = await this.orders.byIds([...keys.keys()].slice(0, MAX_FOUND));
    const names = await this.names.groupsOf(orders.map(({ groupId }) => groupId));
    return orders.map((order) => ({
      order,
      group: names.get(order.groupId) ?? null,
      by: keys.get(order.id) ?? 'order',
    }));
  }
}
