/**
 * Nine invented businesses, drawings of 800 x 560 units. Text uses the fonts in
 * scripts/build/fonts.
 */
const serif = (x: number, y: number, size: number, fill: string, text: string, more = '') =>
  `<text x="${x}" y="${y}" font-family="Vollkorn720latin" font-size="${size}" fill="${fill}" ${more}>${text}</text>`;
const sans = (x: number, y: number, size: number, fill: string, text: string, more = '') =>
  `<text x="${x}" y="${y}" font-family="Inter450latin" font-size="${size}" fill="${fill}" ${more}>${text}</text>`;
const bold = (x: number, y: number, size: number, fill: string, text: string, more = '') =>
  `<text x="${x}" y="${y}" font-family="Inter650latin" font-size="${size}" fill="${fill}" ${more}>${text}</text>`;
const paper = (fill: string) => `<rect width="800" height="560" fill="${fill}"/>`;
const button = (x: number, y: number, width: number, fill: string, ink: string, text: string, radius = 6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="42" rx="${radius}" fill="${fill}"/>${bold(x + width / 2, y + 26.5, 14.5, ink, text, 'text-anchor="middle"')}`;
const menu = (fill: string, words: readonly string[], y = 44) =>
  words
    .map((word, index) =>
      sans(760 - (words.length - 1 - index) * 84, y, 13.5, fill, word, 'text-anchor="end"'),
    )
    .join('');

const wrenfold = [
  paper('#0d1b2a'),
  '<g stroke="#1f3a52" stroke-width="1">',
  Array.from({ length: 14 }, (_, i) => `<path d="M${400 + i * 32} 90V560M400 ${90 + i * 36}H800"/>`).join(''),
  '</g>',
  bold(40, 46, 19, '#e8f1f2', 'wrenfold'),
  menu('#9fb8c8', ['Sensors', 'Fields', 'Pricing', 'Docs']),
  bold(40, 176, 52, '#e8f1f2', 'Which bed', 'letter-spacing="-2"'),
  bold(40, 232, 52, '#e8f1f2', 'is thirsty?', 'letter-spacing="-2"'),
  sans(40, 278, 17, '#9fb8c8', 'A probe the size of a pencil listens'),
  sans(40, 304, 17, '#9fb8c8', 'to the soil and writes you one line'),
  sans(40, 330, 17, '#9fb8c8', 'a day.'),
  button(40, 366, 170, '#4de2a8', '#0d1b2a', 'Try one bed free'),
  sans(230, 393, 14.5, '#e8f1f2', 'See it live'),
  [
    [430, 150, '#24507a'],
    [552, 130, '#4de2a8'],
    [674, 150, '#24507a'],
    [430, 292, '#f2b84b'],
    [552, 272, '#24507a'],
    [674, 292, '#e4604e'],
  ]
    .map(
      ([x, y, fill], i) =>
        `<rect x="${x}" y="${y}" width="104" height="124" rx="12" fill="${fill}"/>${bold(Number(x) + 14, Number(y) + 32, 13, '#fff', `Bed ${i + 1}`)}<path d="M${Number(x) + 14} ${Number(y) + 96}q18-${20 + i * 6} 38 0t38-${8 + i * 3}" fill="none" stroke="#fff" stroke-width="3"/>`,
    )
    .join(''),
  '<rect x="430" y="440" width="348" height="70" rx="12" fill="#13293d" stroke="#4de2a8"/>',
  sans(450, 481, 15, '#e8f1f2', 'Water bed 6 before noon. The rest can wait.'),
].join('');

const tidewell = [
  paper('#f4efe6'),
  '<rect x="360" width="440" height="560" fill="#6b4a2f"/>',
  Array.from(
    { length: 11 },
    (_, i) =>
      `<path d="M${360 + i * 42} 0q${12 - (i % 3) * 9} 280 0 560" stroke="#7d5a3b" stroke-width="${3 + (i % 4) * 3}" fill="none"/>`,
  ).join(''),
  '<g fill="#e9d3ae" stroke="#3a2616" stroke-width="5"><path d="M470 150h230v280H470z"/><path d="M490 170h190v110H490zM490 300h190v110H490z" fill="#d9bb8a"/></g><circle cx="664" cy="292" r="9" fill="#3a2616"/>',
  serif(40, 50, 24, '#3a2616', 'Tidewell Joinery'),
  serif(40, 190, 50, '#3a2616', 'Doors that'),
  serif(40, 242, 50, '#3a2616', 'close softly'),
  sans(40, 294, 17, '#5f5244', 'Staircases, sashes and doors,'),
  sans(40, 320, 17, '#5f5244', 'made to measure since 1961.'),
  button(40, 362, 190, '#3a2616', '#f4efe6', 'Send measurements', 2),
  bold(40, 470, 14, '#8a6f4d', 'RING THE WORKSHOP', 'letter-spacing="1.6"'),
  serif(40, 506, 30, '#3a2616', '01632 960 204'),
].join('');

const marrow = [
  paper('#fff7e3'),
  '<rect width="800" height="64" fill="#2f6b3a"/>',
  serif(40, 42, 26, '#fff7e3', 'Marrow &amp; Pip'),
  menu('#fff7e3', ['Boxes', 'Recipes', 'Round', 'Basket']),
  serif(40, 168, 54, '#24402a', 'This week&#8217;s box'),
  serif(40, 222, 54, '#d2562b', 'is mostly orange'),
  sans(40, 264, 16.5, '#4d5a45', 'Carrots, squash, kaki and a note from Len.'),
  [
    ['#f28c28', 'Small', '9'],
    ['#d2562b', 'Family', '16'],
    ['#2f6b3a', 'Street', '31'],
  ]
    .map(
      ([fill, name, price], i) =>
        `<rect x="${40 + i * 150}" y="308" width="136" height="196" rx="18" fill="#fff"/><circle cx="${108 + i * 150}" cy="376" r="${30 + i * 8}" fill="${fill}"/><path d="M${108 + i * 150} ${346 - i * 8}q10-24 26-20" stroke="#2f6b3a" stroke-width="6" fill="none"/>${bold(60 + i * 150, 460, 16, '#24402a', String(name))}${sans(60 + i * 150, 484, 15, '#4d5a45', `£${price} a week`)}`,
    )
    .join(''),
  '<g transform="translate(640 330)"><path d="M0-150c36 0 62 60 62 150S36 176 0 176-62 90-62 0-36-150 0-150Z" fill="#f28c28"/><path d="M0-150C-6-200-44-214-60-196m60 46c8-52 34-70 66-62m-66 62v-68" stroke="#2f6b3a" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M-40-40h34M8 20h36M-34 80h30" stroke="#d2562b" stroke-width="6" stroke-linecap="round"/></g>',
].join('');

const ashdown = [
  paper('#f7f6f2'),
  '<rect width="800" height="8" fill="#24324a"/>',
  serif(40, 58, 22, '#24324a', 'Ashdown Vale Solicitors'),
  menu('#53607a', ['Wills', 'Houses', 'Disputes', 'Fees'], 58),
  serif(40, 178, 42, '#24324a', 'What it costs is the'),
  serif(40, 224, 42, '#24324a', 'first thing we tell you.'),
  sans(40, 272, 17, '#53607a', 'Fixed fees for the things that happen in every family.'),
  [
    ['A will for one', '£180'],
    ['Selling a house', '£940'],
    ['Letter before action', '£120'],
  ]
    .map(
      ([name, fee], i) =>
        `<path d="M40 ${360 + i * 56}H470" stroke="#cfd3da"/>${sans(40, 346 + i * 56, 18, '#24324a', String(name))}${serif(470, 346 + i * 56, 22, '#8a5a2b', String(fee), 'text-anchor="end"')}`,
    )
    .join(''),
  '<rect x="530" y="128" width="230" height="390" fill="#24324a"/>',
  '<path d="M645 190v170M585 220h120M585 220l-32 70h64zm120 0-32 70h64zM600 372h90" stroke="#d9b36c" stroke-width="6" fill="none" stroke-linejoin="round"/>',
  serif(645, 436, 22, '#f7f6f2', 'Call me back', 'text-anchor="middle"'),
  sans(645, 464, 14, '#b9c2d2', 'at an hour you choose', 'text-anchor="middle"'),
].join('');

const oriel = [
  paper('#1a1416'),
  '<g transform="translate(570 348) scale(.92)"><ellipse rx="150" ry="158" fill="none" stroke="#c9a45c" stroke-width="20"/><ellipse rx="150" ry="158" fill="none" stroke="#efd9a0" stroke-width="4"/><path d="M-58-196 0-250l58 54L0-120z" fill="#7fd1c7"/><path d="M-58-196h116M0-250l-24 54L0-120l24-76z" stroke="#d8fff8" stroke-width="3" fill="none"/></g>',
  serif(400, 56, 22, '#efe6da', 'ORIEL &amp; THORNE', 'text-anchor="middle" letter-spacing="6"'),
  sans(40, 54, 13, '#a8978a', 'Rings'),
  sans(760, 54, 13, '#a8978a', 'Viewings', 'text-anchor="end"'),
  serif(60, 250, 60, '#efe6da', 'Eleven'),
  serif(60, 312, 60, '#efe6da', 'rings.'),
  sans(60, 360, 16, '#a8978a', 'No twelfth until one of'),
  sans(60, 385, 16, '#a8978a', 'these has gone home.'),
  '<path d="M60 430h150" stroke="#c9a45c" stroke-width="2"/>',
  sans(60, 462, 15, '#c9a45c', 'Number four, tourmaline'),
  sans(400, 530, 12, '#6f6159', 'Private viewing by appointment', 'text-anchor="middle" letter-spacing="2"'),
].join('');

const kestrel = [
  paper('#ff5a36'),
  '<circle cx="640" cy="180" r="210" fill="#ffd23f"/>',
  '<path d="M0 520 300 420l150 70 150-110 200 110v70H0z" fill="#15132b"/>',
  '<path d="M560 150q60-60 130-10-60-4-80 34 40 0 60 30-76 12-110-54Z" fill="#15132b"/>',
  bold(36, 54, 18, '#15132b', 'KESTREL ROW'),
  menu('#15132b', ['Signs', 'Prints', 'Prices']),
  bold(32, 190, 104, '#15132b', 'LOUDER', 'letter-spacing="-5"'),
  bold(32, 286, 104, '#fff4dc', 'THAN', 'letter-spacing="-5"'),
  bold(32, 382, 104, '#15132b', 'RAIN', 'letter-spacing="-5"'),
  bold(36, 536, 16, '#ffd23f', 'Signs and posters for people with something to say'),
].join('');

const hillrise = [
  paper('#eaf4fb'),
  '<path d="M0 420q140-150 300-60t260-110 240 40v270H0z" fill="#9cc7a5"/><path d="M0 480q200-90 420-30t380-50v160H0z" fill="#4f8f6b"/>',
  '<path d="M590 330 614 150l24 180M600 262h28M606 208h16" stroke="#1c2f4a" stroke-width="7" fill="none"/><g fill="none" stroke="#e0567a" stroke-width="7" stroke-linecap="round"><path d="M640 128q16 22 0 44M664 108q32 42 0 84M588 128q-16 22 0 44M564 108q-32 42 0 84"/></g><circle cx="614" cy="150" r="11" fill="#e0567a"/>',
  bold(40, 48, 20, '#1c2f4a', 'Hillrise'),
  menu('#3d5676', ['Coverage', 'Tariffs', 'Status', 'Help']),
  bold(40, 156, 44, '#1c2f4a', 'The valley has', 'letter-spacing="-1.5"'),
  bold(40, 206, 44, '#1c2f4a', 'broadband now.', 'letter-spacing="-1.5"'),
  '<rect x="40" y="244" width="400" height="64" rx="32" fill="#fff"/>',
  sans(68, 283, 17, '#6c819c', 'Your postcode'),
  button(318, 255, 112, '#e0567a', '#fff', 'Which mast?', 21),
  [
    ['40 Mb/s', '£22'],
    ['150 Mb/s', '£29'],
    ['900 Mb/s', '£41'],
  ]
    .map(
      ([speed, fee], i) =>
        `<rect x="${40 + i * 168}" y="430" width="152" height="92" rx="14" fill="#fff"/>${bold(60 + i * 168, 466, 19, '#1c2f4a', String(speed))}${sans(60 + i * 168, 496, 15.5, '#3d5676', `${fee} a month`)}`,
    )
    .join(''),
].join('');

const nightjar = [
  paper('#101820'),
  '<circle cx="610" cy="150" r="64" fill="#f3e9c9"/><circle cx="582" cy="136" r="58" fill="#101820"/>',
  '<path d="M400 560V372l110-74 110 74v188zM620 560V420h180v140z" fill="#1d2a35"/><path d="M470 420h44v44h-44zm84 0h44v44h-44z" fill="#f4c542"/><path d="M660 470h28v90h-28zm64-20h44v38h-44z" fill="#2b3c4a"/>',
  '<g fill="none" stroke="#f4c542" stroke-width="3" opacity=".75"><path d="M510 300q-70-10-96 44m96-44q70-10 96 44M510 272q-110-14-140 66m140-66q110-14 140 66"/></g>',
  bold(40, 48, 18, '#f3e9c9', 'NIGHTJAR SECURITY', 'letter-spacing="2"'),
  menu('#8fa3b3', ['Farms', 'Workshops', 'Grades']),
  serif(40, 182, 56, '#f3e9c9', 'Somebody'),
  serif(40, 240, 56, '#f3e9c9', 'is awake.'),
  sans(40, 286, 17, '#a9bac7', 'Alarms for farms and workshops,'),
  sans(40, 312, 17, '#a9bac7', 'answered within four rings.'),
  '<rect x="40" y="360" width="290" height="112" rx="10" fill="none" stroke="#f4c542" stroke-width="2"/>',
  sans(62, 394, 14, '#f4c542', 'Night number'),
  bold(62, 442, 34, '#f3e9c9', '01632 960 117'),
].join('');

const saltmarsh = [
  paper('#dfe6e4'),
  '<path d="M0 380q120-30 260-10t280-20 260 10v200H0z" fill="#b3c4bd"/><path d="M0 450q160-40 330-8t470-22v140H0z" fill="#8ba69b"/>',
  Array.from(
    { length: 26 },
    (_, i) =>
      `<path d="M${20 + i * 31} ${470 + (i % 4) * 14}q${(i % 3) * 8 - 8}-46 ${(i % 5) * 5 - 8}-${70 + (i % 4) * 16}" stroke="#56756a" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  ).join(''),
  '<g transform="translate(585 216)"><rect width="130" height="230" rx="10" fill="#f7f1e4"/><rect y="92" width="130" height="80" fill="#314a43"/><path d="M65 0v-26" stroke="#314a43" stroke-width="5"/><path d="M65-26c-22-20-8-46 0-66 8 20 22 46 0 66Z" fill="#eda23b"/></g>',
  serif(650, 344, 20, '#f7f1e4', 'Samphire', 'text-anchor="middle"'),
  sans(650, 368, 11.5, '#c6d3cc', 'No. 7', 'text-anchor="middle"'),
  serif(40, 54, 23, '#314a43', 'Saltmarsh Candle Works'),
  serif(40, 180, 54, '#314a43', 'Low tide,'),
  serif(40, 236, 54, '#314a43', 'in a jar'),
  sans(40, 282, 17, '#4a625a', 'Poured forty at a time, on the quay.'),
  button(40, 318, 160, '#314a43', '#f7f1e4', 'Choose a scent', 21),
  sans(222, 345, 15, '#314a43', 'Refill by post'),
].join('');

export const screens: Record<string, string> = {
  wrenfold,
  tidewell,
  'marrow-and-pip': marrow,
  'ashdown-vale': ashdown,
  'oriel-and-thorne': oriel,
  'kestrel-row': kestrel,
  'hillrise-broadband': hillrise,
  'nightjar-security': nightjar,
  'saltmarsh-candles': saltmarsh,
};
