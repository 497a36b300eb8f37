/** Ids of pixels and tags by their networks, as `readTrackingValue` made them; at least one in all. */
export interface PixelIds {
  /** Meta Pixel. */
  readonly fbPixel?: readonly string[];
  /** Google tags (`G-`, `AW-`, …) and containers of Google Tag Manager (`GTM-`). */
  readonly gTag?: readonly string[];
  readonly lineTag?: readonly string[];
  readonly tiktok?: readonly string[];
}
