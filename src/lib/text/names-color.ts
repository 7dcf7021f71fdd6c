/** Whether a picture is said to show the colour: "Shirt in rust, front", "Robe en rouge", "Shirt, rust". */
export function namesColor(description: string, color: string): boolean {
  const text = description.toLowerCase();
  const said = color.toLowerCase();
  return text.includes(`in ${said}`) || text.includes(`en ${said}`) || text.endsWith(`, ${said}`);
}
