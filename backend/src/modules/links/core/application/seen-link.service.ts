import { Injectable } from '@nestjs/common';
import type { CurrentValue } from '../../../../shared/domain/domain-error';
import { type Labels, LinkLabelsService } from '../../labels/application/link-labels.service';
import { foldLabel } from '../../labels/domain/label-text';
import type { TagName } from '../../labels/domain/tag-names';
import type { Link } from '../domain/link.entity';
import { ChangedMeanwhile } from '../domain/links.errors';
import {
  changedMeanwhile,
  currentValues,
  type SeenName,
  type SeenValues,
  WRITTEN_AS,
} from '../domain/seen-values';
import { EditableLinksService } from './editable-links.service';
import type { EditCall } from './link-call';
import { LinkHistory } from './ports/link-history';

/** Tags by their numbers, where the link has them. */
function numbered({ tags }: Labels, names: unknown): unknown {
  if (!Array.isArray(names)) return names;
  const idOf = new Map(tags.map(({ tagId, value }) => [foldLabel(value), tagId]));
  return (names as readonly TagName[]).map((name) =>
    typeof name === 'number' ? name : (idOf.get(foldLabel(name)) ?? foldLabel(name)),
  );
}

/** Compares what a caller saw of a link with what it has, so that they do not overwrite what others have just changed. */
@Injectable()
export class SeenLinkService {
  constructor(
    private readonly editable: EditableLinksService,
    private readonly labels: LinkLabelsService,
    private readonly history: LinkHistory,
  ) {}

  /** Held until the caller's unit of work ends. Throws `ChangedMeanwhile`, `LinkDoesNotExist`, `NotAllowed`, `LinkDeleted`. */
  async hold(call: EditCall, seen: SeenValues, wanted: SeenValues): Promise<Link> {
    const link = await this.editable.hold(call.member, call);
    if (Object.keys(seen).length > 0) await this.compare(link, seen, wanted);
    return link;
  }

  private async compare(link: Link, seen: SeenValues, wanted: SeenValues): Promise<void> {
    const labels = (await this.labels.labelsOf([link.id]))(link.id);
    const byNumber = (values: SeenValues): SeenValues =>
      values.tags === undefined ? values : { ...values, tags: numbered(labels, values.tags) };
    const current = currentValues(link, {
      tags: labels.tags.map(({ tagId }) => tagId),
      trackingTools: labels.tools.map(({ id }) => id),
    });
    const names = changedMeanwhile(byNumber(seen), byNumber(wanted), current);
    if (names.length === 0) return;
    const shown = { ...current, tags: labels.tags.map(({ value }) => value) };
    throw new ChangedMeanwhile(await this.currentOf(link, names, shown));
  }

  private async currentOf(
    { id: linkId, groupId }: Link,
    names: readonly SeenName[],
    values: SeenValues,
  ): Promise<ReadonlyMap<string, CurrentValue>> {
    const fields = names.map((name) => WRITTEN_AS[name]).filter((field) => field !== null);
    const changes = await this.history.lastOf({ linkId, groupId }, fields);
    return new Map(
      names.map((name) => {
        const last = changes.find(({ field }) => field === WRITTEN_AS[name]);
        const { userId = null } = last ?? {};
        return [name, { value: values[name], userId, changeTime: last?.changedAt.toISOString() ?? null }];
      }),
    );
  }
}
