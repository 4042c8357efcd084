/**
 * Letters that look like a letter of the Latin alphabet, as pairs of strings of the same length. Capitals and small
 * letters are listed apart where they look like different ones; widths and styles of letters need no entry.
 */
const PAIRS: readonly (readonly [letters: string, latin: string])[] = [
  // Latin letters and signs that stand for each other.
  ['I|1lǀ', 'lllll'],
  ['0', 'o'],
  ['ıȷɑɡɩʏʟɴʀɪʜʙɢ', 'ijagiylnrihbg'],
  ['ᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱ', 'acdejkmoptuvwzfs'],
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХԚԜҮҺӀ', 'abesljkmhopctyxqwyhl'],
  ['аеѕіјкорсухһӏԁԛԝѵүгпвмнт', 'aesijkopcyxhldqwvyrnbmht'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhlkmnoptyx'],
  ['αβεικνορτυχγηω', 'abeikvoptuxynw'],
  // Armenian
  ['ՍՕԼՏհոսօգզցյ', 'uolshnuogqgj'],
  // Cherokee
  ['ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ', 'drtiyajewmhyghzbrwsvslcpkdgb'],
  // Lisu
  ['ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpddtgkjczfmnlsrvhwxyaelou'],
  // Coptic
  ['ⲀⲂⲤⲈⲎⲒⲔⲘⲚⲞⲢⲦⲨⲬⲌ', 'abcehlkmnoptyxz'],
  ['ⲁⲃⲥⲉⲏⲓⲕⲙⲛⲟⲣⲧⲩⲭⲍ', 'abcehikmnoptyxz'],
];

/** By letter, the one it looks like. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([letters, latin]) =>
    Array.from(letters, (letter, i) => [letter, latin[i] ?? letter] as const),
  ),
);
