import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CURRENT_PLANS, planNamed } from '../../../billing/values';
import { BrokenInvariantsQuery, type InvariantCheck } from '../../infrastructure/broken-invariants.query';

const levelOf = (column: string): string =>
  `CASE ${column} ${CURRENT_PLANS.map((plan) => `WHEN '${plan}' THEN ${String(planNamed(plan).level)}`).join(' ')} ELSE 0 END`;

const CHECKS: readonly InvariantCheck[] = [
  {
    name: 'I5 a subscription gives no plan',
    sql: `SELECT s.id FROM subscriptions s
           WHERE s.target = 'premium_plan' AND s.live_key IS NOT NULL AND s.due_at > ? AND NOT EXISTS (
             SELECT 1 FROM plan_grants g WHERE g.group_id = s.group_id AND g.source = 'order'
                AND g.plan = s.item AND (g.valid_until IS NULL OR g.valid_until > ?))`,
    times: ['now', 'now'],
  },
  {
    name: 'I5 a plan is not paid for',
    sql: `SELECT g.group_id AS id FROM plan_grants g
           WHERE g.source = 'order' AND (g.valid_until IS NULL OR g.valid_until > ?) AND NOT EXISTS (
             SELECT 1 FROM subscriptions s
              WHERE s.target = 'premium_plan' AND s.group_id = g.group_id AND s.live_key IS NOT NULL)`,
    times: ['now'],
  },
  {
    // Grants that have begun or ended just now are about to be followed.
    name: 'I5 a group has another plan than was granted',
    sql: `SELECT p.id FROM (SELECT DISTINCT group_id FROM plan_grants) d JOIN user_groups p ON p.id = d.group_id
           WHERE ${levelOf('p.plan')} <> COALESCE((
             SELECT MAX(${levelOf('g.plan')}) FROM plan_grants g
              WHERE g.group_id = p.id AND g.valid_from <= ? AND (g.valid_until IS NULL OR g.valid_until > ?)), 0)
             AND NOT EXISTS (
             SELECT 1 FROM plan_grants w WHERE w.group_id = p.id AND w.due_at <= ? AND w.due_at >= ?)`,
    times: ['now', 'now', 'now', 'since'],
  },
];

/** That groups have the plans that they pay for, among the rules of stored money. */
@Injectable()
export class PlanInvariants implements OnModuleInit {
  constructor(private readonly invariants: BrokenInvariantsQuery) {}

  onModuleInit(): void {
    this.invariants.add(CHECKS);
  }
}
