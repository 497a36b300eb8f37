import type { Platform } from '../../../../shared/domain/visitor/platform';

const IOS: ReadonlySet<Platform> = new Set(['iphone', 'ipad', 'ipod']);

export const isIos = (platform: Platform): boolean => IOS.has(platform);

/** Devices on which apps open by their addresses. */
export const isPhone = (platform: Platform): boolean => platform === 'android' || IOS.has(platform);
