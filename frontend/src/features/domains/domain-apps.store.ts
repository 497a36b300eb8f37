import { makeAutoObservable } from 'mobx';
import { FormStore } from '../../shared/form.store';
import { Request } from '../../shared/request';
import type { DomainPlace } from './domain-place';
import { type AppRow, type AppSystem, appsOf, fieldsOf, rowsOf } from './domain-apps';
import type { AppsOfDomain, DomainsApi } from './domains.api';

type AppsApi = Pick<DomainsApi, 'apps' | 'setApps'>;

interface AppsValues {
  readonly rows: readonly AppRow[];
}

/** The apps that open the addresses of one domain, while they are looked at and changed. */
export class DomainAppsStore {
  /** As the server has them, with the files that devices read. */
  saved: AppsOfDomain | null = null;
  readonly loading = new Request<AppsOfDomain>();
  readonly form: FormStore<AppsValues, AppsOfDomain>;
  private readonly api: AppsApi;
  private readonly place: DomainPlace;

  constructor(api: AppsApi, place: DomainPlace) {
    this.api = api;
    this.place = place;
    this.form = new FormStore<AppsValues, AppsOfDomain>({
      values: { rows: [] },
      tidy: ({ rows }) => ({ rows: rowsOf(appsOf(rows)) }),
      send: ({ values }) => api.setApps(place, appsOf(values.rows)),
      savedAs: (apps) => ({ rows: rowsOf(apps) }),
      fieldOf: (name) => (/^(apple|android)\./.test(name) ? 'rows' : null),
    });
    makeAutoObservable<this, 'api' | 'place'>(this, {
      api: false,
      place: false,
      loading: false,
      form: false,
    });
  }

  get rows(): readonly AppRow[] {
    return this.form.values.rows;
  }

  /** Why the server refuses what stands in a field of a row, as a code. */
  problemOf = (row: AppRow, field: 'name' | 'details'): string | null => {
    const name = fieldsOf(this.rows, row)[field];
    const names = [...this.form.problems.keys()];
    const wrong = names.find((each) => each === name || each.startsWith(`${name}.`));
    return wrong === undefined ? null : this.form.problemOf(wrong);
  };

  load = async (): Promise<void> => {
    const apps = await this.loading.run(() => this.api.apps(this.place));
    if (apps === null) return;
    this.form.rebase({ rows: rowsOf(apps) });
    this.follow(apps);
  };

  add = (system: AppSystem): void => {
    this.form.set({ rows: [...this.rows, { system, name: '', details: '' }] });
  };

  change = (row: AppRow, change: Partial<AppRow>): void => {
    this.form.set({ rows: this.rows.map((each) => (each === row ? { ...each, ...change } : each)) });
  };

  save = async (): Promise<void> => {
    const apps = await this.form.save();
    if (apps !== null) this.follow(apps);
  };

  remove = (row: AppRow): void => {
    this.form.set({ rows: this.rows.filter((each) => each !== row) });
  };

  private follow(apps: AppsOfDomain): void {
    this.saved = apps;
  }
}
