import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import { qrAddress, type QrModules, qrModules } from './qr-code';
import { qrSvg, sideOf } from './qr-drawing';
import { isReadable, isReversed, PLAIN_QR, type QrStyle, qrStyleIn, readable } from './qr-style';

/** Where the style lives between visits. */
export interface QrShelf {
  read(): unknown;
  write(value: unknown): boolean;
}

/** The QR code of one address, in the style that this device remembers. */
export class QrStore {
  style: QrStyle = PLAIN_QR;
  hasLogoFailed = false;
  readonly drawing = new Request<QrModules>();
  private readonly address: string;
  private readonly shelf: QrShelf;

  constructor(address: string, shelf: QrShelf) {
    this.address = address;
    this.shelf = shelf;
    makeAutoObservable<this, 'address' | 'shelf'>(this, { address: false, shelf: false, drawing: false });
  }

  /** `isStyled`: the group's plan lets codes have a style of their own. */
  load(isStyled: boolean): void {
    this.style = isStyled ? qrStyleIn(this.shelf.read()) : PLAIN_QR;
    void this.draw();
  }

  /** The drawing and what pictures of it need to know; null until it is there. */
  get picture(): { readonly svg: string; readonly modules: number; readonly background: string } | null {
    const { value } = this.drawing;
    if (value === null) return null;
    return { svg: qrSvg(value, this.style), modules: sideOf(value), background: this.style.background };
  }

  get isReadable(): boolean {
    return isReadable(this.style);
  }

  get isReversed(): boolean {
    return isReversed(this.style);
  }

  get isPlain(): boolean {
    return JSON.stringify(this.style) === JSON.stringify(PLAIN_QR);
  }

  set(change: Partial<QrStyle>): void {
    const hadLogo = this.style.logo !== null;
    this.style = { ...this.style, ...change };
    this.hasLogoFailed = false;
    // What cannot be scanned is not worth keeping.
    if (this.isReadable) this.shelf.write(this.style);
    if (hadLogo !== (this.style.logo !== null)) void this.draw();
  }

  mend(): void {
    this.set(readable(this.style));
  }

  reset(): void {
    this.set(PLAIN_QR);
  }

  async takeLogo(reading: Promise<string>): Promise<void> {
    const logo = await reading.catch(() => null);
    runInAction(() => {
      if (logo !== null) this.set({ logo });
      this.hasLogoFailed = logo === null;
    });
  }

  private async draw(): Promise<void> {
    await this.drawing.run(() => qrModules(qrAddress(this.address), this.style.logo === null ? 'M' : 'H'));
  }
}
