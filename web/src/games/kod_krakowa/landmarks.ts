/** What one comes to see in each district, cut from paper in a square of 100. */
export const LANDMARKS: Readonly<Record<string, string>> = {
  // The two towers of St Mary's
  stare_miasto:
    "M20 96V40l4-4v-8l5-16 4 8 5-18 5 18 4-8 5 16v8l4 4v30h8V54l4-4c1-10 6-15 11-17l2-11 2 11c6 2 10 7 11 17l4 4v42Z",
  // The attic and the windows of the Old Synagogue
  kazimierz:
    "M8 94V42l7-12 7 12 7-12 7 12 7-12 7 12 7-12 7 12 7-12 7 12 7-12 7 12v52Zm14-4h14V68a7 7 0 0 0-14 0Zm21 0h14V68a7 7 0 0 0-14 0Zm21 0h14V68a7 7 0 0 0-14 0Z",
  // The arch of the Kotlarski bridge
  grzegorzki:
    "M2 74C18 16 82 16 98 74h-8l-6-16v16h-6V48l-8-9v35h-6V34l-10-3v43h-6V31l-10 3v40h-6V39l-8 9v26h-6V58l-8 16Zm0 4h96v10H2Z",
  // A tree of the Rakowice cemetery and of the gardens around it
  pradnik_czerwony:
    "M50 4c14 0 22 8 24 18 12 2 18 12 16 22-2 12-12 18-22 17-3 5-8 7-13 7l2 28H43l2-28c-6 0-10-2-13-7-11 1-20-6-22-17-2-11 5-20 16-22C28 12 36 4 50 4Z",
  // The manor by the Prądnik
  pradnik_bialy:
    "M6 94V54L26 30h8V18h10v12h22V18h10v12l18 24v40H64V72l-14-14-14 14v22Zm10-28v14h12V66Zm56 0v14h12V66Z",
  // The cow of its name
  krowodrza:
    "M8 42c4-9 12-11 22-9h34c6-6 12-8 15-15l5 8 11 2-3 10c-1 9-6 13-13 14l-4 10v30h-9V66H38l-3 26h-9V64c-6-5-8-11-8-18-2 6-3 14-3 22l-6 2c-3-10-3-19-1-28Z",
  // A cap with a peacock's feather
  bronowice:
    "M14 88l8-34h52l10 34Zm44-38C54 26 66 8 90 4c4 24-8 42-26 48Zm17-33a8 8 0 1 0 .1 0ZM10 92h78v6H10Z",
  // Kościuszko's mound
  zwierzyniec:
    "M2 94C24 78 36 22 48 18V4h12v7h-8v7c14 6 24 60 46 76Zm25-20 42-14-3-8-34 11Zm12-24 20-7-3-8-13 4Z",
  // The waves of the Manggha roof, and of the river
  debniki:
    "M2 58c14-26 32-30 48-16s32 6 48-18v34H2Zm0 8h96v8H2Zm0 16c10-6 18-6 28 0s18 6 28 0 20-6 40 0v8c-20-6-30-6-40 0s-18 6-28 0-18-6-28 0Z",
  // Tyniec abbey on its rock
  ruczaj_tyniec: "M2 96 16 64l8 3V40l9-18 9 18v14h18V40l9-18 9 18v28l8-3 14 31Zm44-34v12h10V62Z",
  // The basilica and its tower
  lagiewniki_borek:
    "M60 94V14l8-12 8 12v80ZM6 94c0-28 20-42 48-42v42Zm10 0h28V78c-14 0-24 6-28 16Z",
  // Sulphur springs
  swoszowice:
    "M50 4c14 20 22 32 22 43a22 22 0 0 1-44 0C28 36 36 24 50 4ZM6 78c14-9 30-9 44 0s30 9 44 0v9c-14 9-30 9-44 0s-30-9-44 0Z",
  // Blocks of flats
  podgorze_duchackie:
    "M6 94V34h28V14h30v28h30v52Zm36-70v9h14v-9Zm0 18v9h14v-9Zm0 18v9h14v-9ZM13 44v9h14v-9Zm0 18v9h14v-9Zm58-10v9h14v-9Zm0 18v9h14v-9Z",
  // An engine of the railway yards
  biezanow_prokocim:
    "M6 74V20h34v22h22V26h-4v-8h22v8h-4v16h8c8 0 10 6 10 14v18Zm8-46v14h18V28Zm10 48a11 11 0 1 0 .1 0Zm26 0a11 11 0 1 0 .1 0Zm26 0a11 11 0 1 0 .1 0Z",
  // St Joseph's
  podgorze:
    "M40 96V44l-6-6 7-6 4-20 5-10 5 10 4 20 7 6-6 6v52ZM12 96V62l11-16 11 16v34Zm54 0V62l11-16 11 16v34Z",
  // Sails on the Bagry
  plaszow:
    "M46 4v58H14ZM54 14c18 12 28 30 28 48H54ZM6 68h88L80 86H20Zm0 22c20-6 30 4 44 0s28-6 44 0v6c-16-6-30-4-44 0s-24-6-44 0Z",
  // The Aviation Museum
  czyzyny:
    "M50 2c5 0 7 6 7 14v18l41 22v10l-41-9v21l13 10v8l-20-6-20 6v-8l13-10V57L2 66V56l41-22V16c0-8 2-14 7-14Z",
  // The Lord's Ark
  bienczyce_mistrzejowice:
    "M4 54c22 14 70 13 92-8-2 30-18 48-46 48S8 82 4 54ZM46 2h8v14h12v8H54v26h-8V24H34v-8h12Z",
  // Hills
  wzgorza_krzeslawickie:
    "M2 92c2-36 22-48 36-24C46 34 66 26 76 54c10-8 20 4 22 38ZM70 8a10 10 0 1 1-.1 0Z",
  // The steelworks
  nowa_huta:
    "M6 94V48h14V16h10v32h10V6h10v42h8l14-16v16l14-16 8 0v62ZM30 60v12h12V60Zm24 0v12h12V60Zm22 0v12h10V60ZM52 2c8 0 8 6 16 4l2 8c-10 2-12-4-18-4Z",
};
