import type { Cell } from '../../../../src/shared/domain/rights/cell';
import type { ShortenedLink, TestCaller, TestServer } from '../../../support/app';
import { codeIn, type MailServer } from '../../../support/mail-server';
import type { OidcProvider } from '../../../support/oidc-provider';
import type { PayPalShop } from '../../../support/paypal';
import type { Cast, Player } from './cast';

/** What surrounds the product while everybody tries everything. */
export interface Stage {
  readonly server: TestServer;
  readonly mails: MailServer;
  readonly provider: OidcProvider;
  readonly paypal: PayPalShop;
  readonly cast: Cast;
}

/** One try: who it is, and on whose thing. */
export class Scene {
  constructor(
    readonly stage: Stage,
    readonly player: Player,
    /** What is the player's own, or what is of another member of the group in question. */
    readonly whose: 'own' | 'others',
    private readonly cell: Cell,
  ) {}

  /** Something comes of it, so that what it takes has to be true. */
  get isAllowed(): boolean {
    return this.cell.outcome === 'allowed' || this.cell.outcome === 'own';
  }

  /** Who makes what is the player's own: the player, unless they only look. */
  get owner(): TestCaller {
    const { kind, caller, person, team } = this.player;
    return kind === 'viewer' ? team.as(person) : caller;
  }

  /** Another of the player's kind, who is not needed afterwards. */
  substitute(): Promise<Player> {
    return this.stage.cast.fresh(this.player.kind);
  }

  async link(): Promise<ShortenedLink> {
    const maker = await this.maker();
    return maker.shorten('https://example.com/');
  }

  /** The code that a call of this caller sends to the address. */
  async codeFor(caller: TestCaller, path: string, email: string): Promise<string> {
    const { status } = await caller.call(path, { method: 'POST', body: { email } });
    if (status !== 200) throw new Error(`no code was sent: ${status}`);
    return codeIn((await this.stage.mails.mailTo(email)).subject);
  }

  /** The maker of what is the player's own, or another member of the group in question. */
  async maker(): Promise<TestCaller> {
    const { kind, team, colleague } = this.player;
    if (this.whose === 'own') return this.owner;
    if (kind === 'guest' && this.isAllowed) return this.stage.server.guest();
    return kind === 'groupAdmin' ? team.as(colleague) : team.admin;
  }
}
