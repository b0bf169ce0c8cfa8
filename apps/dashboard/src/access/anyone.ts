/** For what every visitor may see: pages, products, pictures. */
export const anyone = () => true
