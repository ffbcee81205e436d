/** What people here use, and lists from elsewhere do not have. In lower case. */
export const localWords: ReadonlySet<string> = new Set(
  `
amakhosi bafana bafanabafana biltong bloemfontein bokke braaivleis dumela eishbru ethekwini gauteng howzit joburg johannesburg
kaizerchiefs krugerpark loadshedding madiba masandawana mbombela molweni mzansi ngiyakuthanda nkosisikelel orlandopirates
polokwane protea proteas rooibos rustenburg sandton sawubona sharksrugby siyabonga southafrica soweto springbok springboks
stellenbosch stormers sundowns tshwane ubuntu umhlanga
`
    .trim()
    .split(/\s+/),
);
