// Countries and territories that the map leaves out as too small, or draws as part of another: the letters that clicks
// are counted under, then longitude and latitude in degrees.
const PLACES = `
AD,1.5,42.5 AG,-61.8,17.1 AI,-63.1,18.2 AS,-170.7,-14.3 AW,-70,12.5 AX,20,60.2 BB,-59.5,13.2 BH,50.5,26
BL,-62.8,17.9 BM,-64.8,32.3 BQ,-68.3,12.2 CC,96.8,-12.2 CK,-159.8,-21.2 CV,-23.6,15.1 CW,-69,12.2
CX,105.7,-10.5 DM,-61.4,15.4 FM,158.2,6.9 FO,-6.8,62 GD,-61.7,12.1 GF,-53,4 GG,-2.6,49.5 GI,-5.4,36.1
GP,-61.5,16.2 GU,144.8,13.4 HK,114.2,22.3 IM,-4.5,54.2 IO,72.4,-7.3 JE,-2.1,49.2 KI,173,1.4 KM,43.3,-11.7
KN,-62.7,17.3 KY,-81.3,19.3 LC,-61,13.9 LI,9.5,47.1 MC,7.4,43.7 MF,-63.1,18.1 MH,171.2,7.1 MO,113.5,22.2
MP,145.7,15.2 MQ,-61,14.6 MS,-62.2,16.7 MT,14.4,35.9 MU,57.6,-20.3 MV,73.5,4.2 NF,168,-29 NR,166.9,-0.5
NU,-169.9,-19.1 PF,-149.5,-17.6 PM,-56.3,46.8 PN,-130.1,-25.1 PW,134.6,7.5 RE,55.5,-21.1 SC,55.5,-4.7
SG,103.8,1.4 SH,-5.7,-15.9 SJ,15.6,78.2 SM,12.5,43.9 ST,6.7,0.3 SX,-63.1,18 TC,-72.2,21.8 TK,-171.8,-9.2
TO,-175.2,-21.2 TV,179.2,-8.5 VA,12.5,41.9 VC,-61.2,13.2 VG,-64.6,18.4 VI,-64.9,18.3 WF,-176.2,-13.3
WS,-171.8,-13.8 XK,21,42.6 YT,45.2,-12.8
`;

interface SmallPlace {
  readonly code: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** Where to mark what has no outline of its own. */
export const SMALL_PLACES: readonly SmallPlace[] = PLACES.trim()
  .split(/\s+/)
  .map((place) => {
    const [code = '', longitude, latitude] = place.split(',');
    return { code, longitude: Number(longitude), latitude: Number(latitude) };
  });
