/** `categories.yaml` of a new folder. */
export const CATEGORIES = `# In the order in which the shop shows them. A product names its category in products.csv.
- name: Shirts
  # picture: pictures/shirts.jpg
  sizeGuide: shirts   # sizes/shirts.csv; without it no product of the category has a size guide
  # slug: mens-shirts   # its name in addresses; "shirts" without it
  # title: "Shirts made in Ahmedabad"   # for search engines, in place of the name
  # description: "Long-staple cotton and linen, cut in three fits."   # below the heading, and for search engines
  # types: [Oxford, Linen]   # the column Type of products.csv, in the order in which shoppers can filter by them
`;

/** `sizes/shirts.csv` of a new folder. */
export const SIZE_GUIDE = `# In centimetres unless a column says (in). A column that begins with body: is measured on the body.
Size,body: Chest,Chest,Length
M,94-99,110,73
L,100-105,116,74.5
`;
