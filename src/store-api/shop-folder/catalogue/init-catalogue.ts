/** `categories.yaml` of a new folder. */
export const CATEGORIES = `# In the order in which the shop shows them. A product names its category in products.csv.
# Groups across categories, such as Summer, stand in a file collections.yaml: a list of names, as here.
- name: Shirts
  # picture: pictures/shirts.jpg
  # sizes/shirts.csv: of the garment unless a column begins with body:, in centimetres unless it ends with (in).
  # Lines with # stand below the table. Without this no product of the category has a size guide.
  sizeGuide: shirts
  # slug: mens-shirts   # its name in addresses; "shirts" without it
  # title: "Shirts made in Ahmedabad"   # for search engines, in place of the name
  # description: "Long-staple cotton and linen, cut in three fits."   # below the heading, and for search engines
  # types: [Oxford, Linen]   # the column Type of products.csv, in the order in which shoppers can filter by them
`;

/** `sizes/shirts.csv` of a new folder. */
export const SIZE_GUIDE = `# Compare with a piece of yours that fits well.
Size,body: Chest,Chest,Length
M,94-99,110,73
L,100-105,116,74.5
`;
